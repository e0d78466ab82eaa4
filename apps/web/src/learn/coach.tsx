import type { LessonStep } from '@tabard/core';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../announce.ts';
import { lang } from '../i18n/index.ts';
import { type Course, facesOf } from './course.ts';
import { STRINGS, type Strings } from './strings.ts';

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
      <Rooms course={course} texts={texts} strings={strings} />
      <div class="coach-line">
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
      </div>
    </section>
  );
}

interface RoomsProps extends Pick<Props, 'course' | 'texts'> {
  readonly strings: Strings;
}

/** All that will be said, unseen and unheard: above the board the coach is as high as the longest of it, so that the board stays where it is. */
function Rooms({ course: { lesson }, texts, strings }: RoomsProps) {
  return (
    <div class="coach-rooms" aria-hidden="true">
      {facesOf(lesson).map(({ chapter, step: at }) => {
        const step = lesson.chapters[chapter]!.steps[at]!;
        if (step.type === 'watch') return null;
        return (
          <div key={`${chapter}.${at}`} class="coach-line">
            <div class="coach-words">
              <p class="coach-said">
                <Unsaid text={texts[step.say]!} /> {step.rule !== undefined && <Unsaid dress="board-link" text={strings.rule(step.rule)} />}
              </p>
              {step.type === 'do' && (
                <p class="coach-objection">
                  <Unsaid text={texts[step.instead]!} />
                </p>
              )}
            </div>
            {step.type === 'read' && <Unsaid dress="button primary" text={strings.goOn} />}
          </div>
        );
      })}
    </div>
  );
}

/** Takes the room of its text, and is none. */
const Unsaid = ({ text, dress = '' }: { readonly text: string; readonly dress?: string }) => (
  <span class={`coach-unsaid ${dress}`} data-text={text} />
);

/** Where there is nothing to do but to read on, Enter does it. */
function useGoOn(step: LessonStep | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.querySelector('dialog[open]')) button.current?.focus({ preventScroll: true });
  }, [step]);
  return button;
}
