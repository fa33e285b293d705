import type { Browser, BrowserContext, Page } from "@playwright/test";
import { patience } from "#test/patience.ts";
import { letTimersFollow } from "../support/type-like-a-person.ts";
import { untilLive } from "../support/until-live.ts";

/** What a refused form, a lost connection or a stolen second may leave in the console. */
const expected =
  /Failed to load resource|^InvalidStateError: Transition was aborted because of invalid state|net::ERR_INTERNET_DISCONNECTED/;

/** Someone with a browser of their own, with one tab or two. */
export class Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly tabs: Page[] = [];
  /** Errors of any tab's console since they were last asked for. */
  #errors: string[] = [];
  /** How often a page asked before it let words go. */
  asked = 0;
  isOnline = true;

  private constructor(name: string, context: BrowserContext) {
    this.name = name;
    this.context = context;
    context.on("page", (page) => this.#hear(page));
  }

  static async come(browser: Browser, name: string): Promise<Person> {
    // A small window that moves little: what a page looks like is tested elsewhere, and painting takes most of the time.
    const context = await browser.newContext({ viewport: { width: 800, height: 600 }, reducedMotion: "reduce" });
    // A page that never comes is a fault of the story, and not of the whole run.
    context.setDefaultTimeout(patience.timeout);
    await letTimersFollow(context);
    const person = new Person(name, context);
    await person.openTab();
    return person;
  }

  async openTab(): Promise<Page> {
    const page = await this.context.newPage();
    this.tabs.push(page);
    return page;
  }

  async loseConnection(): Promise<void> {
    await this.context.setOffline(true);
    this.isOnline = false;
  }

  async findConnection(): Promise<void> {
    await this.context.setOffline(false);
    this.isOnline = true;
  }

  /** The errors since the last call. */
  takeErrors(): string[] {
    const errors = this.#errors.filter((error) => !expected.test(error));
    this.#errors = [];
    return errors.map((error) => `${this.name}: ${error}`);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  #hear(page: Page): void {
    page.on("pageerror", (error) => this.#errors.push(`${error.name}: ${error.message} at ${page.url()}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        this.#errors.push(`${message.text()} at ${page.url()}`);
    });
    // Whoever was asked goes on: they know that the words are gone.
    page.on("dialog", (dialog) => {
      this.asked += 1;
      void dialog.accept();
    });
  }
}

/** Opens an address, and waits until its buttons work. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
}

/** Reloads as people do, and waits until the page's buttons work. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await untilLive(page);
}

/** Goes back; false when there is nothing to go back to, or only a form that the browser would have to send again. */
export async function goBack(page: Page): Promise<boolean> {
  const answer = await page.goBack().catch(() => null);
  if (answer === null) return false;
  await untilLive(page);
  return true;
}

/** Whether a page has a link or a button in its main part, or on what covers it, that a person can use, or gets one in a moment. */
export function hasNextStep(page: Page): Promise<boolean> {
  const look = page.waitForFunction(() => {
    const main = document.querySelector(".over-cover") ?? document.querySelector("main") ?? document.body;
    return [...main.querySelectorAll("a[href], button")].some((one) => one.checkVisibility());
  });
  return look.then(
    () => true,
    () => false,
  );
}
