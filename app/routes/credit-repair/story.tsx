import type { CSSProperties } from "react";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { sampleStory } from "#app/content/pages/credit-repair.ts";

/** Ninety days of a made-up renter, told as stairs: nobody can say how many points each step brought. */
export function Story() {
  const { from, to, path, stops } = sampleStory;
  return (
    <section className="leg leg--R sec" aria-labelledby="story">
      <div className="wrap">
        <div className="head">
          <h2 id="story">
            From {from} to {to} in ninety days: seven marks, five of them wrong
          </h2>
          <p className="lead">
            <Tag>Sample story</Tag> Not a real customer. Results vary, and some people’s scores do not rise at all.
          </p>
        </div>
        <ol className="cr__climb cr__story">
          {stops.map(({ when, figure, what }, index) => (
            <li key={when} style={{ "--rise": index } as CSSProperties}>
              <span className="score">{figure}</span>
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
