import { lazy, Suspense, useState } from "react";
import { DatesWay, PrintWay, Way, WipeWay } from "#app/components/device/way.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { Sheet } from "#app/components/scenes/table-papers.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import type { PathAnswer } from "#app/domain/path/answer.ts";
import { isBeyondLines } from "#app/domain/path/lead-door.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { saveCalendar, saveFile } from "#app/lib/device/save-file.ts";
import { type KeptPath, type ReadPath, writePath } from "#app/lib/my-path/kept-path.ts";
import { pathFragment } from "#app/lib/my-path/path-code.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { OpenFile } from "./plan-file.tsx";
import { leadDoor } from "./result/path-headline.ts";
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

const mostRows = 6;
const boards = "M0 90h640M0 190h640M0 290h640";
const grain = "M40 40c60-14 90 10 150 0M420 140c60 14 110-10 170 2M250 340c40-10 70 8 110 0";

/** The printed sheet with the plan's own dates, and a phone that carries the plan, on a table seen from above. */
function KitchenTable({ answer }: { answer: PathAnswer }) {
  const lead = leadDoor(answer);
  // A month that only a lender can give is none to hang on the wall.
  const month = lead?.limits.some(isBeyondLines) ? null : (lead?.month ?? null);
  return (
    <SceneFrame viewBox="0 0 640 400" className="pr-kitchen">
      <Box x={0} y={0} w={640} h={400} fill="wood" bare />
      <Line d={boards} width={1.5} opacity={0.35} />
      <Line d={grain} width={1.5} opacity={0.35} />
      <g transform="translate(60 50) rotate(-4)">
        <Sheet w={250} h={306} />
        <text x={20} y={42} stroke="none" className="pr-sheet-month">
          {month === null ? "My path" : monthName(month)}
        </text>
        <Line d="M20 60h210" />
        {answer.steps.slice(0, mostRows).map(({ kind, day, about }, row) => (
          <g key={`${kind} ${day} ${about}`} transform={`translate(20 ${80 + row * 36})`}>
            <Box x={0} y={0} w={18} h={18} fill="cream" />
            <text x={30} y={15} stroke="none" className="pr-sheet-day">
              {formatDay(day)}
            </text>
          </g>
        ))}
      </g>
      <g transform="translate(400 52) rotate(5)">
        <Box x={8} y={9} w={152} h={286} r={20} fill="wood-2" bare />
        <Box x={0} y={0} w={152} h={286} r={20} fill="roof" />
        <Box x={12} y={24} w={128} h={238} r={6} fill="paper" />
        <Line d="M28 206L76 150l48 56" fill="roof" />
        <Box x={38} y={196} w={76} h={50} fill="slate" />
        <Box x={64} y={206} w={24} h={40} fill="go" />
        <Line d="M28 60h96M28 78h72M28 96h84" width={3} opacity={0.55} />
      </g>
      <Line d="M366 322c18-14 34 4 18 22" width={9} />
      <Disc x={336} y={346} r={38} fill="trim" />
      <Disc x={336} y={346} r={27} fill="roof" />
    </SceneFrame>
  );
}
