/** Every rule that a player needs is taught in some lesson of its game's course. */
import { describe, expect, it } from 'vitest';
import { gameById } from '../../src/rules/games.ts';
import { hostedLessons } from '../../src/view/lesson/lessons.ts';

describe.each(['anemaki'])('the course of %s', (id) => {
  const lessons = hostedLessons().filter(({ course }) => course === id);

  it('teaches every rule of the game', () => {
    const taught = new Set<string>(lessons.flatMap(({ lesson }) => lesson.rules));
    expect(gameById(id)?.ruleIds.filter((rule) => !taught.has(rule))).toEqual([]);
  });

  it('lets the reader act in every lesson, the first time at the latest at the fourth step', () => {
    for (const { name, lesson } of lessons) {
      expect([name, lesson.steps.slice(0, 4).some((step) => !('say' in step))]).toEqual([name, true]);
    }
  });

  it('is of at most twelve lessons', () => {
    expect(lessons.length).toBeGreaterThan(0);
    expect(lessons.length).toBeLessThanOrEqual(12);
  });
});
