import { useState } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { carryAnswers } from "#app/lib/submission/carried-answers.ts";
import type { SaidAnswer } from "./finder-questions.tsx";

/**
 * The next steps. Only checked answers go along, inside this browser, and the visitor sees them in the form before sending.
 */
export function NextStep({ said, live }: { said: readonly SaidAnswer[]; live: boolean }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const take = () =>
    carryAnswers(said.filter(({ label }) => ticked.includes(label)).map(({ label, text }) => `${label}: ${text}`));
  return (
    <section className="af-next" aria-labelledby="finder-next">
      <h2 id="finder-next">Take this list with you</h2>
      <div className="cols cols--start">
        <div>
          <h3>Make the calls yourself</h3>
          <p>The call sheet has who to ask, what to ask, your answers and room to write.</p>
          {live ? (
            <Button look="line" onClick={() => window.print()}>
              Print the Call Sheet
            </Button>
          ) : (
            <p className="small">Print this page, and the printer gets the call sheet.</p>
          )}
          <p>
            <a className="tlink" href="/my-path">
              When could you buy? Find your month <Arrow />
            </a>
          </p>
        </div>
        <div>
          <h3>Or go through it with us</h3>
          {live && said.length > 0 ? (
            <fieldset className="af-take">
              <legend>Check what we may know. It goes into the form’s message, where you can still change it.</legend>
              {said.map(({ label, text }) => (
                <label key={label}>
                  <input
                    type="checkbox"
                    checked={ticked.includes(label)}
                    onChange={({ target }) =>
                      setTicked((before) =>
                        target.checked ? [...before, label] : before.filter((other) => other !== label),
                      )
                    }
                  />
                  <span>
                    {label}: {text}
                  </span>
                </label>
              ))}
            </fieldset>
          ) : (
            <p>We don’t pass on your answers.</p>
          )}
          <div className="acts">
            <ButtonLink to="/get-started" onClick={take}>
              Get Started <Arrow />
            </ButtonLink>
            <ButtonLink to="/book?minutes=30#thirty" look="line">
              Schedule Consultation
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
