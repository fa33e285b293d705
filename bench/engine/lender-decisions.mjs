/**
 * Runs the lines for debts over what lenders decided, and prints, by program, how many of the approved purchases each line
 * would have sent away: a plain no may be wrong for 1 in 100 at most. Ends with 1 where it is wrong more often, or where the
 * stored counts are not what the file makes. The records have no score and no house payment alone.
 *
 *   npm run bench -- lender-decisions ../shared/data/decisions/decisions.csv.gz
 */
import { resolve } from "node:path";
import { lineNames, linePrograms } from "#app/content/lines/words.ts";
import { approvedFrom, boundAbove } from "#app/content/market/lender-decisions.ts";
import stored from "#app/content/market-data/lender-decisions.json" with { type: "json" };
import { countDecisions } from "../../data-import/kinds/lender-decisions.ts";
import { readSource } from "../../data-import/read-source.ts";

const path = process.argv[2] ?? process.env.LENDER_DECISIONS;
if (path) await measure(resolve(process.env.INIT_CWD ?? "", path));
else console.log("Give the file of decisions, or its place in LENDER_DECISIONS.");

async function measure(file) {
  const source = await readSource(file);
  const national = countDecisions(source, "national");
  print("A random sample of the country", national);
  print("All records of the file: New York and Rhode Island are over-represented", countDecisions(source, "all"));
  if (JSON.stringify(national) !== JSON.stringify(stored))
    fail("The stored counts are not what this file makes of them.");
  for (const program of linePrograms) {
    const { decided, lines, publisher } = lineNames[program];
    // Above 60% the records tell no more: of a line up there nobody can count.
    const isTold = lines.mostShare <= 0.6;
    if (isTold && sentAway(national[decided], lines.mostShare) > 0.01)
      fail(`${publisher}: a plain no above ${lines.mostShare} is wrong too often.`);
  }
}

function print(title, counts) {
  console.log(`\n${title}, ${counts.first} to ${counts.last}. Approved purchases that each line sends away:`);
  console.log(["program", "approved", "by hand", "with reasons", "by computer", "plain no"].map(cell).join(""));
  for (const program of linePrograms) {
    const { decided, lines, publisher } = lineNames[program];
    const of = counts[decided];
    const away = (share) => `${(sentAway(of, share) * 100).toFixed(1)}% > ${Math.round(share * 100)}`;
    const all = of.reduce((sum, count) => sum + count, 0);
    const plainNo = lines.mostShare <= 0.6 ? away(lines.mostShare) : "none counted";
    const said = [lines.hand, lines.stretch, lines.automated].map((line) => (line ? away(line.debtsShare) : "–"));
    console.log([publisher, all, ...said, plainNo].map(cell).join(""));
  }
}

function sentAway(counts, share) {
  return approvedFrom(counts, boundAbove(share));
}

function cell(text) {
  return `${text}`.padEnd(16);
}

function fail(words) {
  console.error(words);
  process.exitCode = 1;
}
