import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseSettings, takeServiceSettings } from "./support/settings-file.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "settings-"));
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The words that a refusal writes; empty when nothing is refused. */
function refusalOf(work) {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(work).toThrow("ended with 1");
  return said.mock.calls.join("");
}

it("every line of the example is the same for a shell and for a command", () => {
  const lines = readFileSync(".env.example", "utf8").match(/^# [A-Z_]+=.*$/gm) ?? [];
  const text = lines.map((line) => line.slice(2)).join("\n");
  const file = join(folder, "site.env");
  writeFileSync(file, text);
  const settings = parseSettings(text, file);
  const names = Object.keys(settings);
  const { stdout, stderr } = spawnSync(
    "bash",
    ["--norc", "-c", `set -a; . "${file}"; for n in ${names.join(" ")}; do printf '%s\\0' "\${!n}"; done`],
    {
      encoding: "utf8",
      env: {},
    },
  );
  expect(stderr).toBe("");
  expect(
    Object.fromEntries(
      stdout
        .split("\0")
        .slice(0, -1)
        .map((value, index) => [names[index], value]),
    ),
  ).toEqual(settings);
  expect(settings.MAIL_FROM).toBe("Path to Keys <support@pathtokeys.example>");
});

it("takes what people wrote before without quotes, as systemd does", () => {
  const text =
    "# a note\n; another\n\nMAIL_FROM=Keys & Co <a@b.example>\nSMTP_URL=smtp://u:p#w@mail.example\r\nEMPTY=\n";
  expect(parseSettings(text, "x")).toEqual({
    MAIL_FROM: "Keys & Co <a@b.example>",
    SMTP_URL: "smtp://u:p#w@mail.example",
    EMPTY: "",
  });
});

it.each(["export A=1", "A=1 # why", 'A="1', 'A="$HOME"', "A='1' 2", "A=a\\ b", "A"])(
  "refuses %s by its line",
  (line) => {
    expect(refusalOf(() => parseSettings(`B=1\n${line}`, "/etc/x.env"))).toContain("Line 2 of /etc/x.env");
  },
);

it("a command does not run without the folder of the service's data", () => {
  const file = join(folder, "site.env");
  writeFileSync(file, "HOST=127.0.0.1\n");
  vi.stubEnv("DATA_DIR", undefined);
  vi.stubEnv("ENV_FILE", file);
  expect(refusalOf(takeServiceSettings)).toContain("has no DATA_DIR");
});

it("says so when the file is not there", () => {
  vi.stubEnv("ENV_FILE", join(folder, "missing.env"));
  expect(refusalOf(takeServiceSettings)).toMatch(/missing\.env cannot be read \(ENOENT\)/);
});
