import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";

export const ratioSheets = sheetsOf(440, 400);
