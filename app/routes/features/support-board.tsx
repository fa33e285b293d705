import { EmptyHook, KeyOnHook } from "#app/components/scenes/key-hooks.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { type Support, supports } from "#app/content/pages/features.ts";

/** Six supports as keys on a board; where something is only planned, the hook is empty. */
export function SupportBoard() {
  return (
    <section className="leg leg--L sec fx-support">
      <div className="wrap fx-support__in">
        <div>
          <h2>Four keys on the board, two still to be cut</h2>
          <p>
            Around the three big things hang smaller ones. Four of them you can use today. Two are planned, and we say
            so rather than sell them.
          </p>
        </div>
        <ul className="fx-board">
          {supports.map((support) => (
            <SupportHook key={support.title} {...support} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function SupportHook({ title, description, link }: Support) {
  return (
    <li>
      {link ? <KeyOnHook /> : <EmptyHook />}
      <div className="fx-board__card">
        <h3 className="h4">{title}</h3>
        <p>{description}</p>
        {link ? <SiteLink to={link.to}>{link.label}</SiteLink> : <Tag>Planned</Tag>}
      </div>
    </li>
  );
}
