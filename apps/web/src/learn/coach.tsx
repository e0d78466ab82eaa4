import type { LessonStep } from '@tabard/core';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../announce.ts';
import { lang } from '../i18n/index.ts';
import type { Course } from './course.ts';
import { STRINGS } from './strings.ts';

interface Props {
  readonly course: Course;
  /** What the lesson says in the language in use. */
  readonly texts: Readonly<Record<string, string>>;
  openRule(rule: string): void;
}

/** What to do now and why, and the way on where there is only something to read. */
export function Coach({ course, texts, openRule }: Props) {
  const strings = STRINGS[lang.value];
  const { step } = course;
  const said = step === undefined || step.type === 'watch' ? strings.watch : texts[step.say]!;
  const objection = course.objection.value;
  const why = objection && (objection.text === undefined ? strings.readFirst : texts[objection.text]!);
  const goOn = useGoOn(step);
  useEffect(() => announce(said), [said]);
  useEffect(() => announce(why ?? ''), [objection]);
  const rule = step !== undefined && 'rule' in step ? step.rule : undefined;
  return (
    <section class="coach" aria-label={strings.lesson}>
      <div class="coach-words">
        <p class="coach-said">
          {said}{' '}
          {rule !== undefined && (
            <button type="button" class="board-link" onClick={() => openRule(rule)}>
              {strings.rule(rule)}
            </button>
          )}
        </p>
        {why !== undefined && <p class="coach-objection">{why}</p>}
      </div>
      {step?.type === 'read' && (
        <button type="button" class="button primary" data-go-on="" ref={goOn} onClick={() => course.readOn()}>
          {strings.goOn}
        </button>
      )}
    </section>
  );
}

/** Where there is nothing to do but to read on, Enter does it. */
function useGoOn(step: LessonStep | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.querySelector('dialog[open]')) button.current?.focus({ preventScroll: true });
  }, [step]);
  return button;
}
