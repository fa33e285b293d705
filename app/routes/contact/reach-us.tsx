import type { ComponentType } from "react";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { type ContactMethod, contactMethods } from "#app/content/pages/company/contact-words.ts";
import { replyWithin } from "#app/content/site/answer-times.ts";
import { LetterPost, OfficeFront, PhoneBooth, StreetClock } from "./ways-to-reach-scene.tsx";

const scenes: Record<ContactMethod["scene"], ComponentType> = {
  booth: PhoneBooth,
  post: LetterPost,
  office: OfficeFront,
  clock: StreetClock,
};

/** The head of the page: four things on one sidewalk, each a way to reach us. */
export function WaysToReach() {
  return (
    <>
      <PageHero
        name="Contact"
        title="Four ways to reach us on one street"
        lead={`Call, write, visit or book a time. If you write, you get an answer ${replyWithin}.`}
      />
      <section className="ct__ways quiet" aria-label="Ways to reach us">
        <ul className="wrap">
          {contactMethods.map(({ scene, title, text, label, to }) => {
            const Scene = scenes[scene];
            return (
              <li key={title}>
                <Scene />
                <div>
                  <h2>{title}</h2>
                  <p>{text}</p>
                  <a className="tlink" href={to}>
                    <BreakableAddress>{label}</BreakableAddress>
                  </a>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

/** An email address breaks before its @, if it has to. */
function BreakableAddress({ children }: { children: string }) {
  const [before, after] = children.split("@");
  if (after === undefined) return children;
  return (
    <>
      {before}
      <wbr />@{after}
    </>
  );
}
