/** Long work in slices, so that the page around goes on answering. */

/** Milliseconds of work at a time: less than a page takes to draw two pictures. */
const SLICE = 12;

export class Breath {
  #since = performance.now();

  /** Lets the page do its own work where this one has gone on for long. */
  async take(): Promise<void> {
    if (performance.now() - this.#since < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.#since = performance.now();
  }
}
