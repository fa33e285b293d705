import {
  accessibilityReviewed,
  accessibilityStandards,
  assistiveTechnology,
  knownLimits,
} from "#app/content/accessibility.ts";
import { formatDay } from "#app/lib/format-date.ts";

const columns = ["With", "What works", "How we check it"];

export function Standards() {
  return (
    <>
      <section className="wrap sec split" aria-labelledby="standards">
        <div>
          <h2 id="standards">What we measure it by</h2>
          <p className="lead">We build to these. Where we fall short, we want to know.</p>
        </div>
        <dl className="ac__standards">
          {accessibilityStandards.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="wrap ac__at" aria-labelledby="assistive">
        <h2 id="assistive">What you may bring along</h2>
        <table className="ac__table">
          <caption className="vh">Assistive technology, what works with it and how we check</caption>
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
            {assistiveTechnology.map(({ kind, support, checked }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td data-label={columns[1]}>{support}</td>
                <td data-label={columns[2]}>{checked}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="cost">
          <b>What falls short.</b>
          {knownLimits.map((limit) => (
            <p key={limit}>{limit}</p>
          ))}
        </div>
        <p className="fine ac__day">This statement was last checked on {formatDay(accessibilityReviewed)}.</p>
      </section>
    </>
  );
}
