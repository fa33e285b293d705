import { ClaimFigures } from "#app/components/ui/claim-figures.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { outcomes } from "#app/content/claims/outcomes.ts";
import { Doorstep } from "./doorstep-scene.tsx";

const whatYouGet = [
  { title: "Free credit analysis", text: "Where your credit stands today, in plain words." },
  { title: "Personalized action plan", text: "What to do first, and what can wait." },
  { title: "Down payment assistance matching", text: "Programs that may fit you, and what each one asks for." },
  { title: "Expert guidance", text: "Help with the steps you don’t want to take alone." },
];

/** What the visitor gets for the form, told at the door the path starts from. */
export function WhatComesBack() {
  return (
    <aside className="slab gs__door" aria-labelledby="what-comes-back">
      <Doorstep />
      <div className="gs__what">
        <h2 id="what-comes-back">What comes back through the door</h2>
        <ol className="vpath">
          {whatYouGet.map(({ title, text }, index) => (
            <li key={title}>
              <Stop state={index === 0 ? "next" : "later"} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ClaimFigures claims={[outcomes.tenantsHelped, outcomes.rating]} />
      </div>
    </aside>
  );
}
