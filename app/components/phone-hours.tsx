import { closedDays } from "#app/content/site/open-hours.ts";
import { site } from "#config/site.ts";
import { InlineStyle } from "./inline-style.tsx";
import css from "./phone-hours.css?inline";

/** When the phone line is open. */
export function PhoneHours() {
  return (
    <>
      <InlineStyle name="phone-hours" layer="site" css={css} />
      <table className="hours">
        <caption className="vh">When our phone line is open</caption>
        <tbody>
          {site.hours.map(({ label, time }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{closedDays}</p>
    </>
  );
}
