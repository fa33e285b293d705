import { describe, expect, it } from "vitest";
import { moneyField, rateField, tidyTyped, yearsField } from "./typed-fields.ts";

const bounds = { label: "", what: "", example: 0, min: 0, max: 1 };

describe("tidyTyped", () => {
  it("writes a number the way the page does", () => {
    expect(tidyTyped({ ...bounds, ...moneyField }, "1450")).toBe("$1,450");
    expect(tidyTyped({ ...bounds, ...moneyField }, "265k")).toBe("$265,000");
    expect(tidyTyped({ ...bounds, ...rateField }, "6.85")).toBe("6.85%");
    expect(tidyTyped({ ...bounds, ...yearsField }, "30")).toBe("30");
  });

  it("leaves alone what it cannot read", () => {
    expect(tidyTyped({ ...bounds, ...rateField }, "6,5")).toBe("6,5");
    expect(tidyTyped({ ...bounds, ...moneyField }, "")).toBe("");
  });
});
