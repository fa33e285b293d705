import { useEffect, useState } from "react";
import { formatDay } from "#app/domain/text/format-date.ts";

/** For paper: the visitor's date, which the server does not know, and what the numbers are for. */
export function WorkedOutOn() {
  const [today, setToday] = useState("");
  useEffect(() => setToday(localDay(new Date())), []);
  return <p>{today && `Worked out on ${formatDay(today)}. `}For planning only, not an offer of credit.</p>;
}

/** The visitor's date, as `2026-11-21`. */
function localDay(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
