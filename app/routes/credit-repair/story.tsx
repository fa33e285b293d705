import type { CSSProperties } from "react";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { sampleStory } from "#app/content/credit-repair.ts";

/** Three months of a made-up renter; each stands as high as the score then. */
export function Story() {
  const { from, to, path, months } = sampleStory;
  return (
    <section className="leg leg--R sec" aria-labelledby="story">
      <div className="wrap">
        <div className="head">
          <h2 id="story">
            From {from} to {to} in three months: one report, three changes
          </h2>
          <p className="lead">
            <Tag>Sample story</Tag> Not a real customer. Results vary, and some people’s scores do not rise at all.
          </p>
        </div>
        <ol className="cr__climb cr__story">
          {months.map(({ when, what, score }) => (
            <li key={when} style={{ "--rise": score - from } as CSSProperties}>
              <span className="score">{score}</span>
              <div>
                <b>{when}</b>
                <p>{what}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="cr__storyend">
          <SiteLink className="tlink" to={path}>
            Read the sample story <Arrow />
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
