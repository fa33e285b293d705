import { Field } from "#app/components/forms/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";

/** The first of the finder's eight questions; its page goes on with the others. */
export function FinderStart() {
  return (
    <form className="fa-start" method="post" action="/assistance-finder" noValidate>
      <Field
        id="start-zip"
        name="zip"
        label="ZIP code where you want to buy"
        help="The first of eight short questions. Skip any."
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      <Button type="submit">
        Find My Programs <Arrow />
      </Button>
    </form>
  );
}
