import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const unit = "deploy/path-to-keys@.service";
const analyze = "/usr/bin/systemd-analyze";

test.skipIf(!existsSync(analyze))("the systemd unit gives a hijacked process little access to the machine", () => {
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "path-to-keys@3001.service");
  copyFileSync(unit, file);
  const asked = ["security", "--offline=true", "--no-pager", file];
  const { stdout, stderr } = spawnSync(analyze, asked, { encoding: "utf8" });
  const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
  expect(exposure, stderr).toBeLessThanOrEqual(1.5);
  expect(stderr).not.toMatch(/unknown|ignoring|failed/i);
});

test("the systemd unit ends a process that uses too much memory", () => {
  expect(readFileSync(unit, "utf8")).toMatch(/^MemoryMax=\d+[MG]$/m);
});

test("the systemd unit lets the desk's threads give way, which its groups of calls would forbid", () => {
  const filters = [...readFileSync(unit, "utf8").matchAll(/^SystemCallFilter=(.*)$/gm)].map(([, calls]) => calls);
  expect(filters).toEqual(["@system-service", "~@privileged @resources", "setpriority"]);
});

test("the systemd unit tries for as long as the database is away", () => {
  expect(readFileSync(unit, "utf8")).toMatch(/^\[Unit\]\n(?:[^[].*\n)*StartLimitIntervalSec=0$/m);
});

test("old backups go only after a good one, which stays, and so do all that are not old", () => {
  const text = readFileSync("deploy/path-to-keys-backup.service", "utf8");
  const commands = [...text.matchAll(/^(Exec\w+)=(.*)$/gm)].filter(([, , command]) => command?.includes("backups"));
  // systemd runs it if the command before it ended with 0, and never after a backup that failed.
  expect(commands.map(([, when]) => when)).toEqual(["ExecStartPost"]);
  const folder = mkdtempSync(join(tmpdir(), "copies-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "backups"));
  // Files have the machine's time, also where a test runs with another one.
  const nowMs = statSync(folder).mtimeMs;
  const dayMs = 24 * 3600 * 1000;
  for (const [name, days] of Object.entries({ "new.db": 0, "young.db": 29, "old.db": 31, "older.dump": 400 })) {
    const file = join(folder, "backups", name);
    writeFileSync(file, "");
    utimesSync(file, new Date(nowMs - days * dayMs), new Date(nowMs - days * dayMs));
  }
  const [program = "", ...words] = String(commands[0]?.[2])
    .replace(/\$\{DATA_DIR\}/, folder)
    .split(" ");
  expect(spawnSync(program, words, { encoding: "utf8" }).stderr).toBe("");
  expect(readdirSync(join(folder, "backups")).toSorted()).toEqual(["new.db", "young.db"]);
});
