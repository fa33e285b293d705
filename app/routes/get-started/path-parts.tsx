import { useMemo, useState } from "react";
import choiceCss from "#app/components/forms/choice-field.css?inline";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { leadDoor } from "#app/components/my-path/result/path-headline.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { PathDoors, PathProgram, ProgramAnswer } from "#app/domain/path/answer.ts";
import type { Debt, Household, Month } from "#app/domain/path/household.ts";
import { isBeyondLines } from "#app/domain/path/lead-door.ts";
import { planDoors } from "#app/domain/path/plan-path.ts";
import {
  canBeSent,
  readSentText,
  type SentPartName,
  type SentParts,
  sentPartNames,
  sentPartsSchema,
} from "#app/domain/plan/sent-parts.ts";
import { type KeptPath, usePathNow } from "#app/lib/my-path/kept-path.ts";
import { sentPartWords } from "#app/lib/my-path/sent-part-words.ts";
import { thisMonth } from "#app/lib/my-path/this-month.ts";
import css from "./path-parts.css?inline";

type PathPartsProps = {
  id: string;
  name: string;
  label: string;
  errors: readonly string[] | undefined;
  /** The values of a plain POST, when this page is the answer to it. */
  defaultValue: string | undefined;
};

/**
 * Parts of the plan on this device, to be picked one by one. Only what is picked is in the form, and only until the form
 * is sent or left; the words are made of what is sent.
 */
export function PathParts({ id, name, label, errors = [], defaultValue }: PathPartsProps) {
  const path = usePathNow();
  const [picked, setPicked] = useState(() => namesIn(defaultValue));
  const parts = useMemo(() => partsToSend(path, thisMonth()), [path]);
  const words = sentPartWords(sentParts(parts, sentPartNames, path.asOf));
  const sent = words.filter((part) => picked.includes(part.name));
  const isWrong = errors.length > 0;
  if (words.length === 0) return null;
  return (
    <details className="unfold pp" {...((isWrong || defaultValue !== undefined) && { open: true })}>
      <summary>
        <InlineStyle name="choice-field" layer="page" css={choiceCss} />
        <InlineStyle name="path-parts" layer="page" css={css} />
        <span>
          Send parts of my path with it{" "}
          <span className="opt">({sent.length === 0 ? "optional" : `${sent.length} picked`})</span>
        </span>
      </summary>
      <fieldset className={isWrong ? "field field--err choice" : "field choice"} aria-describedby={`${id}-help`}>
        <legend className="lab">{label}</legend>
        <p className="help" id={`${id}-help`}>
          {isWrong && (
            <span className="err">
              <span className="vh">Error: </span>
              {errors.join(" ")}
            </span>
          )}
          Your plan is on this device. What you pick goes with your request, just as you read it here. The rest stays
          where it is.
        </p>
        {words.map((part, index) => (
          <label className="choice__one" key={part.name}>
            <input
              type="checkbox"
              id={index === 0 ? id : `${id}-${part.name}`}
              checked={sent.includes(part)}
              onChange={({ target }) =>
                setPicked((before) => [
                  ...before.filter((each) => each !== part.name),
                  ...(target.checked ? [part.name] : []),
                ])
              }
              aria-invalid={isWrong || undefined}
            />
            <span>
              <b>{part.title}</b>
              <span className="help">{part.lines.join("\n")}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {sent.length > 0 && (
        <input
          type="hidden"
          name={name}
          value={JSON.stringify(
            sentParts(
              parts,
              sent.map((part) => part.name),
              path.asOf,
            ),
          )}
        />
      )}
    </details>
  );
}

/** The parts that were picked before the page came back. */
function namesIn(text: string | undefined): readonly SentPartName[] {
  const sent = sentPartsSchema.safeParse(readSentText(text ?? ""));
  return sentPartNames.filter((name) => sent.data?.parts[name] !== undefined);
}

type Parts = SentParts["parts"];

/**
 * The parts of a plan that can be sent. Skipped parts and parts the schema would refuse are missing. They have only what the
 * visitor typed, with savings and debts as they were typed; the month alone is ours.
 */
export function partsToSend({ household, typed }: Pick<KeptPath, "household" | "typed">, now: Month): Parts {
  const { place, incomes = [], debts, score, marks, savedCents, monthlySavingCents } = { ...household, ...typed };
  const { rentCents, leaseEnd, noticeDays, giftCents, priceCents, comfortCents, sellerPaysCents } = household;
  const parts: Record<keyof Parts, unknown> = {
    place: place && { name: place.name, state: place.state, fips: place.fips },
    income: incomes,
    lease: { rentCents, leaseEnd, noticeDays },
    savings: { savedCents, monthlySavingCents, giftCents },
    debts: debts?.map(withoutOurBalance),
    score,
    marks,
    home: { priceCents, comfortCents, sellerPaysCents },
    month: monthOf(household, now),
  };
  // As JSON, omitted parts have no key.
  const written = JSON.parse(JSON.stringify(parts)) as Parts;
  return Object.fromEntries(
    sentPartNames.filter((name) => canBeSent(name, written[name])).map((name) => [name, written[name]]),
  );
}

/** The picked parts as they are sent, with the month in which savings and debts were typed where one of them needs it. */
export function sentParts(parts: Parts, picked: readonly SentPartName[], asOf: Month | undefined): SentParts {
  return {
    version: 2,
    ...(asOf !== undefined && picked.some((name) => ofThatMonth.includes(name)) && { asOf }),
    parts: Object.fromEntries(picked.map((name) => [name, parts[name]])),
  };
}

const ofThatMonth: readonly SentPartName[] = ["savings", "debts", "month"];

/** A balance that nobody typed is the sum of the payments left, or 0. */
function withoutOurBalance({ balanceCents, ...debt }: Debt): Omit<Debt, "balanceCents"> & Partial<Debt> {
  const isOurs = debt.monthlyCents > 0 && balanceCents === debt.monthlyCents * (debt.paymentsLeft ?? 0);
  return isOurs ? debt : { ...debt, balanceCents };
}

/** The first door of the plan, without the help of a place: that is looked up on the page of the plan. */
function monthOf(household: Household, now: Month): Parts["month"] | null {
  const answer = answerOf(household, now);
  const own = answer && leadDoor(answer);
  // No lender goes by the payment that feels right, so the team hears of both.
  const free = answer?.withoutWish ?? null;
  const door = free ?? own;
  if (!door || door.month === null) return null;
  const { program, month, open, isSupposed } = door;
  const heldBy = month === now || open.length > 0 ? null : (door.binding[month - now - 1] ?? null);
  const typicalPriceCents = household.priceCents === undefined ? household.place?.typicalPriceCents : undefined;
  return {
    program,
    month,
    asked: now,
    heldBy,
    open: [...open],
    isSupposed,
    ...(door.limits.some(isBeyondLines) && { asksLender: true as const }),
    ...(free !== null && { ownLimit: { comfortCents: household.comfortCents ?? 0, within: withinOf(own) } }),
    ...(typicalPriceCents != null && { typicalPriceCents }),
  };
}

function withinOf(own: ProgramAnswer | null): { program: PathProgram; month: Month } | null {
  return own?.month == null ? null : { program: own.program, month: own.month };
}

/** A clock that was set back makes a plan that no sum takes; the form is worth more than its month. */
function answerOf(household: Household, now: Month): PathDoors | null {
  try {
    return planDoors(household, now, pathRules);
  } catch {
    return null;
  }
}
