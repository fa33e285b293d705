import { Envelope, FoldedCorner } from "#app/components/scenes/letter.tsx";
import { Tag } from "#app/components/ui/tag.tsx";

/** A sample letter to a bureau, with what came of each line. */
export function DisputeLetter() {
  return (
    <div className="exhibit">
      <Envelope />
      <div className="letter">
        <FoldedCorner />
        <Tag>Sample letter</Tag>
        <p>
          To the credit bureau: I dispute these items under the Fair Credit Reporting Act. Please investigate each one.
        </p>
        <ul className="disputed lines pairs">
          <li>
            <s>Store card, 60 days late</s> <b className="ok">Removed</b>
          </li>
          <li>
            <s>Medical collection, $312</s> <b className="ok">Removed</b>
          </li>
          <li>
            <span>Auto loan, opened by someone else</span> <b className="warn">Bureau is checking</b>
          </li>
        </ul>
        <p className="small">Results vary. Accurate information stays: nobody can have it removed.</p>
      </div>
    </div>
  );
}
