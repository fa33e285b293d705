import { data } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { StepPath } from "#app/components/sections/step-path.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { GuideArticle } from "#app/content/articles/articles.server.ts";
import { bookletPath, situationLists } from "#app/content/articles/reading-order.server.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { guideListMeta } from "#app/lib/page/seo.ts";
import { breadcrumbList } from "#app/lib/page/structured-data.ts";
import type { Route } from "./+types/reading-list";
import { GuideRows } from "./guide-rows.tsx";
import css from "./library.css?inline";

export function loader({ params }: Route.LoaderArgs) {
  const list = situationLists.find(({ situation }) => situation === params.situation);
  if (!list) throw data(null, { status: 404 });
  return {
    ...list,
    booklet: bookletPath(list.situation),
    first: list.first.map((guide) => ({ ...shown(guide), why: guide.why })),
    more: list.more.map(shown),
    others: situationLists.filter((other) => other !== list).map(({ title, path }) => ({ title, path })),
  };
}

function shown({ path, title, minutes, category, publishDate }: GuideArticle) {
  return { path, title, minutes, category, publishDate };
}

const trail = [{ label: "Guides", to: "/guides" }];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, path } = loaderData;
  return [
    ...guideListMeta(path, { title: `“${title}”: what to read`, description, robots: "index, follow" }),
    { "script:ld+json": breadcrumbList([...trail, { label: title, to: path }]) },
  ];
}

export default function ReadingListPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, first, more, tool, booklet, others } = loaderData;
  const minutes = first.reduce((sum, guide) => sum + guide.minutes, 0);
  return (
    <>
      <InlineStyle name="library" layer="page" css={css} />
      <PageHero name={title} trail={trail} className="lb-hero" title={`“${title}.”`} lead={lead} />
      <section className="wrap cols cols--start lb" aria-labelledby="order">
        <div>
          <h2 id="order">Read them in this order</h2>
          <p className="small">
            {counted(first.length, "guide")}, about {minutes} minutes in all. You can stop after any of them.
          </p>
          <p className="acts">
            <ButtonLink to={booklet} look="line">
              Print as a Booklet
            </ButtonLink>
          </p>
        </div>
        <StepPath
          steps={first.map(({ path, title, why, minutes, category, publishDate }, index) => ({
            step: index + 1,
            title: (
              <a key={path} href={path}>
                {title}
              </a>
            ),
            time: (
              <>
                {category} · {minutes}-minute read · <time dateTime={publishDate}>{formatDay(publishDate)}</time>
              </>
            ),
            text: <p>{why}</p>,
          }))}
        />
      </section>
      {more.length > 0 && (
        <section className="wrap cols cols--start lb" aria-labelledby="more">
          <div>
            <h2 id="more">Read these if they fit you</h2>
            <p className="small">They are for people in your situation, too, but not for everyone.</p>
          </div>
          <GuideRows guides={more} />
        </section>
      )}
      <section className="sunk sec sec--tight" aria-labelledby="beside">
        <div className="wrap cols cols--start">
          <div>
            <h2 id="beside">Try it with your numbers</h2>
            {[tool, { to: "/my-path", label: "My path: the month you could buy" }].map(({ to, label }) => (
              <p key={to}>
                <a className="tlink" href={to}>
                  {label} <Arrow />
                </a>
              </p>
            ))}
          </div>
          <div>
            <h3>Is something else on your mind?</h3>
            <ul className="lines">
              {others.map(({ title, path }) => (
                <li key={path}>
                  <a className="tap" href={path}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <CurbCall
        title="Would you rather ask someone?"
        text={<p>We look at your credit with you and say what to do first. Free.</p>}
      />
    </>
  );
}
