export type Settings = { host: string; port: number };
