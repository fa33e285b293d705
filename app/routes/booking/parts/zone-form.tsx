import { Button } from "#app/components/ui/button.tsx";
import { timeZoneGroups, timeZoneLabel } from "#app/content/site/time-zones.ts";
import { officeZone, zonedTime } from "#app/lib/booking/zoned-time.ts";

type ZoneFormProps = {
  path: string;
  zone: string;
  /** Other parameters of the address. */
  carried: Record<string, string | number | null>;
};

/** Says whose clock the times are on, and changes it: a plain form, so it works for everyone. */
export function ZoneForm({ path, zone, carried }: ZoneFormProps) {
  const isListed = timeZoneGroups.some(({ zones }) => zones.some(({ value }) => value === zone));
  return (
    <details className="bk__zone">
      <summary>
        <span>
          {zone === officeZone ? "Times are Eastern" : `Times on your clock: ${timeZoneLabel(zone)}`}{" "}
          <span className="bk__zone-name">({zonedTime(zone).zoneName(Date.now())})</span>
        </span>{" "}
        <span className="bk__change">Change</span>
      </summary>
      <form action={path}>
        {Object.entries(carried).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label className="lab" htmlFor="zone">
          Time zone
        </label>
        <div className="field-row">
          <select className="inp" id="zone" name="zone" defaultValue={zone}>
            {!isListed && <option value={zone}>{timeZoneLabel(zone)}</option>}
            {timeZoneGroups.map(({ label, zones }) => (
              <optgroup key={label} label={label}>
                {zones.map(({ value, label: name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Button type="submit" small look="line">
            Show
          </Button>
        </div>
      </form>
    </details>
  );
}
