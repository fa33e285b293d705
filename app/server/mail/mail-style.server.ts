import type { CSSProperties } from "react";

const sans = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const serif = 'Georgia, "Times New Roman", serif';

// The site's tokens, light. Mail programs know no custom properties, so values stand here.
const light = {
  paper: "#F4F1E8",
  raised: "#FFFDF7",
  ink: "#14211B",
  ink2: "#445148",
  rule: "#CDC5B1",
  evergreen: "#17573F",
};

export const styles = {
  body: { margin: 0, padding: "32px 12px", backgroundColor: light.paper, color: light.ink, fontFamily: sans },
  card: {
    maxWidth: "580px",
    padding: "32px 28px",
    backgroundColor: light.raised,
    border: `1px solid ${light.rule}`,
    borderTop: `4px solid ${light.evergreen}`,
  },
  brand: { margin: "0 0 20px", color: light.evergreen, fontFamily: serif, fontSize: "18px" },
  title: { margin: "0 0 16px", fontFamily: serif, fontWeight: 400, fontSize: "28px", lineHeight: "34px" },
  heading: { margin: "28px 0 8px", fontFamily: serif, fontWeight: 400, fontSize: "20px", lineHeight: "26px" },
  text: { margin: "0 0 12px", fontSize: "16px", lineHeight: "25px" },
  list: { margin: "0 0 12px", padding: "0 0 0 24px" },
  item: { margin: "0 0 8px", fontSize: "16px", lineHeight: "25px" },
  label: { color: light.ink2 },
  link: { color: light.evergreen, textDecoration: "underline" },
  action: { margin: "24px 0" },
  button: {
    display: "inline-block",
    padding: "12px 22px",
    backgroundColor: light.evergreen,
    color: light.raised,
    borderRadius: "4px",
    fontSize: "17px",
    lineHeight: "24px",
    fontWeight: 600,
    textDecoration: "none",
  },
  typed: {
    margin: "0 0 12px",
    padding: "12px 16px",
    borderLeft: `4px solid ${light.evergreen}`,
    fontFamily: sans,
    fontSize: "16px",
    lineHeight: "25px",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  rule: { margin: "28px 0 16px", border: "none", borderTop: `1px solid ${light.rule}` },
  small: { margin: "0 0 8px", color: light.ink2, fontSize: "14px", lineHeight: "21px" },
} satisfies Record<string, CSSProperties>;

/** Inline colours win over a sheet, so the dark ones are marked important. */
export const darkSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  // react-email gives the body's colours to the cell inside it, too.
  ".paper,.paper>table>tbody>tr>td{background-color:#111B16!important;color:#F0ECDF!important}",
  ".card{background-color:#1A2720!important;border-color:#33463B!important;border-top-color:#7FC9A4!important}",
  ".ink{color:#F0ECDF!important}",
  ".quiet{color:#BDC8BE!important}",
  ".green{color:#7FC9A4!important}",
  ".typed{border-color:#7FC9A4!important}",
  ".rule{border-color:#33463B!important}",
  "}",
].join("");
