import type { SceneColor } from "#app/components/scenes/shapes.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { realtorPartners } from "#app/content/pages/buying/realtor-partners.ts";
import { introductionWords } from "#app/content/site/lender-words.ts";
import type { RealtorPartner } from "#app/content/site/records.ts";
import { PartnerDoor } from "./journey-scenes.tsx";

type House = { wall: SceneColor; door: SceneColor; number: string };

const row: readonly [House, ...House[]] = [
  { wall: "brick", door: "slate", number: "206" },
  { wall: "slate", door: "brick", number: "208" },
  { wall: "green", door: "brick-2", number: "210" },
  { wall: "cream", door: "green", number: "212" },
];

/** Four sample partners as four front doors in one row, from edge to edge. */
export function Partners() {
  return (
    <section className="leg leg--R hw-partners" id="partners">
      <div className="wrap">
        <h2>Four doorbells you could ring</h2>
        <p className="lead">
          When your numbers are ready, we introduce you to a realtor partner who works where you want to live. It is
          only an introduction. Who you work with is up to you. {introductionWords}
        </p>
      </div>
      <ul className="paved">
        {realtorPartners.map((partner, index) => (
          <Partner key={partner.name} {...partner} house={row[index] ?? row[0]} />
        ))}
      </ul>
      <div className="wrap">
        <p className="small">Sample profiles: no real person, office or rating stands behind them.</p>
      </div>
    </section>
  );
}

function Partner({ name, location, specialty, experience, rating, house }: RealtorPartner & { house: House }) {
  return (
    <li>
      <PartnerDoor {...house} />
      <article>
        <Tag>Sample profile</Tag>
        <h3 className="h4">{name}</h3>
        <p className="small">{location}</p>
        <dl className="small lines">
          <div>
            <dt>Specialty</dt>
            <dd>{specialty}</dd>
          </div>
          <div>
            <dt>Experience</dt>
            <dd>{experience}</dd>
          </div>
          <div>
            <dt>Rating</dt>
            <dd>{rating} of 5 (sample)</dd>
          </div>
        </dl>
      </article>
    </li>
  );
}
