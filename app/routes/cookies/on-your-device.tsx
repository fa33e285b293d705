import { keptOnDevice } from "#app/content/policies.ts";

const columns = ["Name", "What it keeps", "Comes", "Stays"];

export function OnYourDevice() {
  return (
    <section aria-labelledby="device">
      <h2 id="device">Everything we leave on your device</h2>
      <p>Reading a guide leaves nothing. These are all, and all of them essential:</p>
      <table className="ck__table">
        <caption className="vh">What this site keeps on your device</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keptOnDevice.map(({ name, what, when, until }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={columns[1]}>{what}</td>
              <td data-label={columns[2]}>{when}</td>
              <td data-label={columns[3]}>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
