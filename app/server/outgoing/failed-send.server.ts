/** Why something did not go out, in words that name nobody: servers like to repeat addresses in their answers. */
export type SendFailure = {
  /** `transport`: nothing would have gone out. `item`: this one was refused. */
  scope: "transport" | "item";
  /** Trying again will most likely be refused again. */
  isPermanent: boolean;
  /** Such as `EENVELOPE 550 5.1.1` or `HTTP 500`. */
  code: string;
  /** How long the other side asks us to wait, in milliseconds. */
  waitMs?: number;
};
