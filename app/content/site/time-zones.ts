/** The zones that a visitor can choose, by the name people use; the value is the IANA database's. Any other may be given. */
export const timeZoneGroups = [
  {
    label: "United States",
    zones: [
      { value: "America/New_York", label: "Eastern" },
      { value: "America/Chicago", label: "Central" },
      { value: "America/Denver", label: "Mountain" },
      { value: "America/Phoenix", label: "Arizona" },
      { value: "America/Los_Angeles", label: "Pacific" },
      { value: "America/Anchorage", label: "Alaska" },
      { value: "Pacific/Honolulu", label: "Hawaii" },
      { value: "America/Puerto_Rico", label: "Puerto Rico" },
      { value: "Pacific/Guam", label: "Guam" },
    ],
  },
  {
    label: "Elsewhere",
    zones: [
      { value: "America/Mexico_City", label: "Mexico City" },
      { value: "America/Bogota", label: "Bogotá" },
      { value: "America/Sao_Paulo", label: "São Paulo" },
      { value: "Europe/London", label: "London" },
      { value: "Europe/Berlin", label: "Berlin, Paris, Rome" },
      { value: "Africa/Lagos", label: "Lagos" },
      { value: "Asia/Dubai", label: "Dubai" },
      { value: "Asia/Kolkata", label: "India" },
      { value: "Asia/Manila", label: "Manila" },
      { value: "Asia/Shanghai", label: "China" },
      { value: "Asia/Seoul", label: "Seoul" },
      { value: "Asia/Tokyo", label: "Tokyo" },
      { value: "Australia/Sydney", label: "Sydney" },
    ],
  },
] as const;

/** "Tokyo" of "Asia/Tokyo", "Boise" of "America/Boise": every zone has a name that can be read. */
export function timeZoneLabel(zone: string): string {
  const known = timeZoneGroups.flatMap(({ zones }) => [...zones]).find(({ value }) => value === zone);
  return known?.label ?? zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
