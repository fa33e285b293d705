import { Field } from "#app/components/forms/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { counted } from "#app/domain/text/counted.ts";

type ZipAnswer = {
  zip: string;
  choices: readonly { name: string; path: string }[];
  problem: string | null;
};

/** From a ZIP code to the page of its county. */
export function ZipForm({ answer }: { answer: ZipAnswer | undefined }) {
  const choices = answer?.choices ?? [];
  return (
    <form className="pc-zip" method="post" action="/places" noValidate>
      <Field
        id="places-zip"
        name="zip"
        label="ZIP code"
        help="It leads to the page of its county, and is not kept."
        errors={answer?.problem ? [answer.problem] : undefined}
        defaultValue={answer?.zip ?? ""}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      <Button type="submit">Show My County</Button>
      {choices.length > 0 && (
        <div className="note">
          <p>
            <b>
              ZIP code {answer?.zip} lies in {counted(choices.length, "county", "counties")}. Which one?
            </b>
          </p>
          <ul>
            {choices.map(({ name, path }) => (
              <li key={path}>
                <a className="tlink" href={path}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}
