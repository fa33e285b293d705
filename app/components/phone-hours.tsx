import { site } from "#config/site.ts";

/** When the phone line is open. */
export function PhoneHours() {
  return (
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
  );
}
