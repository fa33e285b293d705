import { Parser } from "htmlparser2";

/** Elements that only arrange and mark text. All others lose their tags. */
const allowed = new Set(
  (
    "address b bdi big blockquote br caption center cite code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i ins " +
    "li mark ol p pre q s small span strike strong sub sup table tbody td tfoot th thead tr tt u ul"
  ).split(" "),
);
const withoutEnd = new Set(["br", "col", "hr"]);

/** Elements whose content is no text of the email. */
const dropped = new Set(
  (
    "applet audio canvas embed frameset iframe link math meta noembed noframes noscript object script select style svg " +
    "template textarea title video xmp"
  ).split(" "),
);

const attributes = new Set(
  "align bgcolor border cellpadding cellspacing color colspan dir face height lang rowspan size start valign width".split(
    " ",
  ),
);
const plainValue = /^[\p{L}\p{N}\s#.,%"'-]{0,200}$/u;

const styles =
  /^(?:background-color|color|border(?:-[a-z]+){0,2}|font(?:-[a-z]+)?|height|letter-spacing|line-height|list-style-type|margin(?:-[a-z]+)?|max-width|min-width|padding(?:-[a-z]+)?|text-(?:align|decoration|indent|transform)|vertical-align|white-space|width)$/;
/** No backslash and no brackets but those of a color, so nothing can name an address. */
const plainStyle = /^(?:[#\w\s.,%!"'-]|\brgba?\([\d\s.,%]{1,40}\)){1,200}$/;

const deepest = 200;

/**
 * Writes an email's HTML anew from what is known to be harmless: text, and elements and styles that arrange it. Whatever could
 * load, lead anywhere, run or send something is left out, so that opening it tells its sender nothing.
 */
export function safeHtml(html: string): string {
  const out: string[] = [];
  const open: (string | null)[] = [];
  let droppedDepth = 0;
  const parser = new Parser({
    onopentag(name, given) {
      if (dropped.has(name)) droppedDepth += 1;
      const isShown = droppedDepth === 0 && allowed.has(name) && open.length < deepest;
      open.push(isShown ? name : null);
      if (isShown) out.push(`<${name}${attributesOf(given)}>`);
      if (droppedDepth === 0 && name === "img" && given.alt) out.push(escaped(given.alt));
    },
    onclosetag(name) {
      const shown = open.pop();
      if (shown && !withoutEnd.has(shown)) out.push(`</${shown}>`);
      if (dropped.has(name)) droppedDepth -= 1;
    },
    ontext(text) {
      if (droppedDepth === 0) out.push(escaped(text));
    },
  });
  parser.end(html);
  return `<!doctype html><html><head><meta charset="utf-8"></head><body>${out.join("")}</body></html>`;
}

function attributesOf(given: Readonly<Record<string, string>>): string {
  return Object.entries(given)
    .flatMap(([name, value]) => {
      const kept = name === "style" ? styleOf(value) : value;
      const isKept = name === "style" ? kept !== "" : attributes.has(name) && plainValue.test(kept);
      return isKept ? [` ${name}="${escaped(kept)}"`] : [];
    })
    .join("");
}

function styleOf(value: string): string {
  return value
    .slice(0, 2000)
    .split(";")
    .flatMap((one) => {
      const at = one.indexOf(":");
      const [name, set] = [one.slice(0, at).trim().toLowerCase(), one.slice(at + 1).trim()];
      return at > 0 && styles.test(name) && plainStyle.test(set) ? [`${name}: ${set}`] : [];
    })
    .join("; ");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
