import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { listenForKeys } from "./desk-keys.ts";
import { keyWords } from "./key-map.ts";
import "./keys.css";

const mostUsed = [
  ["j k", "move"],
  ["Enter", "open"],
  ["t", "take"],
  ["n", "take the next"],
  ["p", "put away"],
  ["g d", "day"],
  ["/", "find"],
  ["?", "all keys"],
] as const;

/** The line at the bottom of every page that says whether single keys are on, switches them, and lists them. */
export function KeysLine({ areOn }: { areOn: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();

  useEffect(() => (areOn ? listenForKeys(() => dialog.current?.showModal()) : undefined), [areOn]);

  return (
    <footer className="keys" id="keys" tabIndex={-1}>
      {areOn ? (
        <p>
          {mostUsed.map(([keys, does]) => (
            <span key={keys}>
              <Keys keys={keys} /> {does}
            </span>
          ))}
        </p>
      ) : (
        <p>Single keys are off.</p>
      )}
      <Switch areOn={areOn} to={pathname + search} />
      <dialog ref={dialog} className="keys-dialog" aria-labelledby="keys-dialog-title">
        <h2 id="keys-dialog-title">Keys</h2>
        <p className="help">
          None of them does anything while you type in a field. Z takes back what the last one did. If you speak to your
          computer, or press keys by accident, turn them off.
        </p>
        <dl>
          {keyWords.map(([key, does]) => (
            <div key={key}>
              <dt>
                <Keys keys={key} />
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <div className="row-acts">
          <form method="dialog">
            <button type="submit" className="btn">
              Close
            </button>
          </form>
          <Switch areOn={areOn} to={pathname + search} />
        </div>
      </dialog>
    </footer>
  );
}

/** For this colleague, in every browser. */
function Switch({ areOn, to }: { areOn: boolean; to: string }) {
  return (
    <form method="post" action="/desk">
      <input type="hidden" name="do" value="single-keys" />
      <input type="hidden" name="on" value={areOn ? "no" : "yes"} />
      <input type="hidden" name="to" value={to} />
      <button type="submit" className="btn btn--text">
        Turn single keys {areOn ? "off" : "on"}
      </button>
    </form>
  );
}

function Keys({ keys }: { keys: string }) {
  return keys.split(" ").map((key) => <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>);
}
