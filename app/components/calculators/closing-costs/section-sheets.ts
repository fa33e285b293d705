import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";

export const sectionSheets = sheetsOf(434, 476);
