export { type Beginning, type Diary, diaryOf, type Errand, type Loss, type Stop, type Traveller, type TurningPoint } from './diary.ts';
export { storyOf } from './page/story.ts';
export { diaryOfReplay } from './replayed.ts';
export type { DiaryWords } from './text/words.ts';
