import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
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

test("old backups go after a backup that failed, too", () => {
  const commands = [...readFileSync("deploy/path-to-keys-backup.service", "utf8").matchAll(/^(Exec\w+)=(.*)$/gm)];
  expect(commands.filter(([, , command]) => command?.includes("backups")).map(([, when]) => when)).toEqual([
    "ExecStopPost",
  ]);
});
