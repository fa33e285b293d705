import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";

export const insuranceSheets = sheetsOf(420, 340);
