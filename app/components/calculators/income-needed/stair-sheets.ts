import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";

export const stairSheets = sheetsOf(420, 360);
