// cspell:disable

import { describe, expect, it } from "vitest";
import { inEnglish } from "./in-english.ts";

describe("a question in Spanish", () => {
  it.each([
    ["ayuda con el pago inicial en florida", "help down payment florida"],
    ["¿Cuánto puedo pagar por una casa?", "how much can i afford house"],
    ["hipoteca", "mortgage"],
    ["prestamo fha requisitos", "loan fha requirements"],
  ])("%j is searched in English", (spanish, english) => {
    expect(inEnglish(spanish)).toBe(english);
  });

  it.each(["Casa Grande AZ down payment", "help in La Porte, IN", "el paso first time buyer", "when can I buy?"])(
    "%j stays as typed",
    (query) => {
      expect(inEnglish(query)).toBe(query);
    },
  );
});
