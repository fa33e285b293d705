import { lazy, Suspense, useState } from "react";
import { DatesWay, PrintWay, Way, WipeWay } from "#app/components/device/way.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import type { PathAnswer } from "#app/domain/path/path-answer.ts";
import { saveCalendar, saveFile } from "#app/lib/device/save-file.ts";
import { type KeptPath, type ReadPath, writePath } from "#app/lib/my-path/kept-path.ts";
import { pathFragment } from "#app/lib/my-path/path-code.ts";
import { OpenFile } from "./plan-file.tsx";
import { KitchenTable } from "./result/kitchen-table.tsx";
import type { AssistanceNames } from "./result/path-words.ts";
import { stepWords } from "./result/step-words.ts";

const QrCode = lazy(async () => ({ default: (await import("#app/components/ui/qr-code.tsx")).QrCode }));

type TakeAlongProps = {
  path: KeptPath;
  answer: PathAnswer;
  names: AssistanceNames;
  onOpen: (read: ReadPath) => void;
  onWipe: () => void;
};

/** The plan in print, in a calendar, in a file, on another phone; and wiped off this device. */
export function TakeAlong({ path, answer, names, onOpen, onWipe }: TakeAlongProps) {
  const [said, setSaid] = useState("");
  const [code, setCode] = useState("");
  const dates = answer.steps.length;
  const saveDates = async () => {
    const steps = answer.steps.map((step) => {
      const { title, text } = stepWords(step, path.household, names);
      return { id: [step.kind, step.about ?? "", step.day].join("-"), day: step.day, title, text };
    });
    await saveCalendar({ id: "my-path", name: "My path", steps });
    setSaid("Saved. Open the file with your calendar.");
  };
  const showCode = async () => {
    const address = `${location.origin}/my-path${await pathFragment(path)}`;
    if (address.length <= mostInCode) setCode(address);
    else setSaid("Your plan is too long for a code. Save the file instead.");
  };
  return (
    <section className="sec sec--tight screen-only take" aria-labelledby="take-along">
      <div className="wrap cols cols--start">
        <div>
          <h2 id="take-along">Take it with you</h2>
          <p className="lead">Your plan is only on this device. Here is how to take it elsewhere.</p>
          <KitchenTable answer={answer} />
        </div>
        <ul className="rows">
          <DatesWay count={dates} none="Your plan has no dates yet." onSave={saveDates} />
          <PrintWay
            title="One sheet for the kitchen table"
            text="The sentence, the doors, the steps. Prints in black."
          />
          <Way
            title="A code for your other device"
            text="Your numbers are in the code. They do not go through our server."
          >
            {code === "" ? (
              <Button look="line" small onClick={showCode}>
                Show Code
              </Button>
            ) : (
              <Button look="line" small onClick={() => setCode("")}>
                Hide Code
              </Button>
            )}
          </Way>
          {code !== "" && (
            <li className="mp-code">
              <Suspense fallback={<div className="qr" />}>
                <QrCode text={code} label="The code with your plan. Point the other phone’s camera at it." />
              </Suspense>
              <p className="small">
                Point the other phone’s camera at it. Anyone who scans this code sees your numbers.{" "}
                <a href={code}>The same as a link</a>
              </p>
            </li>
          )}
          <Way title="A file to keep" text="Open it here again, on any device.">
            <Button look="line" small onClick={() => saveFile("my-path.json", "application/json", writePath(path))}>
              Save File
            </Button>
            <OpenFile onOpen={onOpen} />
          </Way>
          <Way title="Bring it to us" text="Pick the parts we should see before we call. We pick nothing for you.">
            <ButtonLink look="line" small to="/get-started">
              Pick Parts
            </ButtonLink>
          </Way>
          <WipeWay onWipe={onWipe} />
        </ul>
      </div>
      <p className="wrap fine" role="status">
        {said}
      </p>
    </section>
  );
}

/** The largest code that a phone's camera still reads from a screen: about 120 squares a side. */
const mostInCode = 1400;
