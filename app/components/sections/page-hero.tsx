import { Fragment, type ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { classNames } from "#app/lib/format/class-names.ts";
import standingCss from "./standing-hero.css?inline";

type PageHeroTextProps = {
  /** The page's name in the breadcrumb. */
  name: string;
  /** The page's place: the breadcrumbs between home and its name. */
  trail?: readonly { label: string; to: string }[];
  title: ReactNode;
  lead: ReactNode;
  /** The buttons, the first one primary. */
  actions?: ReactNode;
  /** Small print, a badge, figures: under the buttons. */
  children?: ReactNode;
};

type PageHeroProps = PageHeroTextProps & {
  /** The evidence on the right: a scene, a card, a table. Under the text on small screens. */
  aside?: ReactNode;
  /** The scene on the right sits on the ground of the next section. */
  stands?: boolean;
  className?: string;
};

/** The head of a page: breadcrumb, `h1`, lead and actions on the left, evidence on the right. */
export function PageHero({ aside, stands = false, className, ...text }: PageHeroProps) {
  return (
    <section
      className={classNames("wrap ph", aside !== undefined && "split split--75", stands && "ph--stands", className)}
    >
      {stands && <InlineStyle name="standing-hero" layer="page" css={standingCss} />}
      <div>
        <PageHeroText {...text} />
      </div>
      {aside}
    </section>
  );
}

export function PageHeroText({ name, trail = [], title, lead, actions, children }: PageHeroTextProps) {
  return (
    <>
      <Crumbs trail={[{ label: "Home", to: "/" }, ...trail]} name={name} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {actions && <div className="acts">{actions}</div>}
      {children}
    </>
  );
}

function Crumbs({ trail, name }: { trail: readonly { label: string; to: string }[]; name: string }) {
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      {trail.map(({ label, to }) => (
        <Fragment key={to}>
          <a href={to}>{label}</a>
          <span aria-hidden="true">/</span>
        </Fragment>
      ))}
      <span aria-current="page">{name}</span>
    </nav>
  );
}
