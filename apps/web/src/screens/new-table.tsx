import type { Listing } from '@tabard/catalog';
import type { AnyWords, Option, OptionValue } from '@tabard/core';
import type { SeatPlan } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { games, openCatalog, titleOf, wordsOf } from '../games.ts';
import { t } from '../i18n/index.ts';
import { change, myName, prefs } from '../identity.ts';
import type { Level } from '../levels.ts';
import { asked, keepChosen, lastChosen } from '../lobby/chosen.ts';
import { lobbyWords, optionWords } from '../lobby/terms.ts';
import { TermsForm } from '../lobby/terms-form.tsx';
import { ask } from '../net/api.ts';
import { begin } from '../net/dice.ts';
import { complain } from '../notice.ts';
import { onePlaceMore } from '../open-tables.ts';
import { go, tablePath } from '../route.ts';
import { Choices } from '../ui/choices.tsx';
import { LevelChoice, LevelHelp } from '../ui/level-choice.tsx';
import { NameField } from '../ui/name-field.tsx';
import { Page } from '../ui/page.tsx';
import '../styles/forms.css';

type Kind = SeatPlan['kind'];
const KINDS: readonly Kind[] = ['me', 'open', 'bot'];
const USUAL_SEATS: readonly Kind[] = ['me', 'open', 'bot', 'bot', 'bot', 'bot'];
const USUAL_COUNT = 3;

export default function NewTable({ game }: { readonly game: string | undefined }) {
  useEffect(() => void openCatalog(), []);
  const [wanted, setWanted] = useState(game);
  const listing = games.value.find(one => one.id === wanted) ?? games.value[0];
  const words = listing && wordsOf(listing.id);
  return (
    <Page title={t.value.newTable} narrow>
      <h1 tabIndex={-1}>{t.value.newTable}</h1>
      {games.value.length > 1 && (
        <Choices
          legend={t.value.theGame}
          name="game"
          options={games.value.map(one => ({ value: one.id, label: titleOf(one.id) }))}
          value={listing?.id ?? ''}
          choose={setWanted}
        />
      )}
      {listing && words && <Form key={listing.id} listing={listing} words={words} />}
    </Page>
  );
}

function Form({ listing, words }: { readonly listing: Listing; readonly words: AnyWords }) {
  const { min, max } = listing.seats;
  const { short } = listing;
  // Whoever has never chosen the full game begins with the short one, as with «Play now».
  const [options, setOptions] = useState(() => ({ ...usualOptions(listing), ...(!prefs.value.full && short) }));
  const [count, setCount] = useState(Math.min(Math.max(USUAL_COUNT, min), max));
  const [kinds, setKinds] = useState(USUAL_SEATS.slice(0, max));
  const [levels, setLevels] = useState<readonly Level[]>(() => Array(max).fill(prefs.value.level));
  const [chosen, setChosen] = useState(lastChosen);
  const [name, setName] = useState(myName.value);
  const [busy, setBusy] = useState(false);
  const seats = kinds.slice(0, count);
  // Nobody is waited for: the cards can be dealt at once.
  const isFull = !seats.includes('open');

  const sit = (at: number, kind: Kind) =>
    setKinds(kinds.map((was, seat) => (seat === at ? kind : kind === 'me' && was === 'me' ? 'open' : was)));
  const make = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const answer = await ask('create', {
      body: {
        game: listing.id,
        options,
        seats: seats.map((kind, at) => (kind === 'bot' ? { kind, level: levels[at]! } : { kind })),
        ...asked(chosen, { isFull }),
        ...(name.trim() && { name }),
      },
    });
    const begun = answer.ok && isFull ? await begin(answer.value) : answer;
    setBusy(false);
    if (!begun.ok) complain(begun.error);
    if (answer.ok) {
      keepChosen(chosen);
      if (name.trim()) myName.value = name.trim();
      onePlaceMore();
      go(tablePath(answer.value.id));
    }
  };

  return (
    <form class="form" onSubmit={event => void make(event)}>
      <section class="sheet">
        <h2>{t.value.theSeats}</h2>
        {seats.includes('me') && <NameField value={name} change={setName} />}
        <Choices
          legend={t.value.howMany}
          name="count"
          options={Array.from({ length: max - min + 1 }, (_, at) => ({ value: String(min + at), label: String(min + at) }))}
          value={String(count)}
          choose={value => setCount(Number(value))}
        />
        <div class="seat-plan">
          {seats.map((kind, at) => (
            <div key={at} class="seat-row">
              <SeatChoice at={at} kind={kind} choose={wanted => sit(at, wanted)} />
              {kind === 'bot' && (
                <LevelChoice label={t.value.levelOfSeat(at + 1)} value={levels[at]!} choose={level => setLevels(levels.with(at, level))} />
              )}
            </div>
          ))}
        </div>
        <p class="soft small">{t.value.seatsHelp}</p>
        {seats.includes('bot') && <LevelHelp />}
      </section>
      {short && (
        <section class="sheet">
          <Choices
            legend={t.value.gameLength}
            name="length"
            options={[
              { value: 'short', label: t.value.gameShort },
              { value: 'full', label: t.value.gameFull },
            ]}
            value={Object.entries(short).every(([key, value]) => options[key] === value) ? 'short' : 'full'}
            choose={length => {
              change({ full: length === 'full' });
              setOptions({ ...options, ...(length === 'full' ? usualOptions(listing, Object.keys(short)) : short) });
            }}
          />
        </section>
      )}
      {listing.options.length > 0 && (
        <details class="sheet rules-fold">
          <summary>
            {t.value.theRules}
            <span class="soft small">{optionWords({ game: listing.id, options }).join(' · ') || lobbyWords().asUsual}</span>
          </summary>
          <div>
            {listing.options.map(option => (
              <OptionChoice
                key={option.key}
                option={option}
                words={words}
                value={options[option.key] ?? option.default}
                choose={value => setOptions({ ...options, [option.key]: value })}
              />
            ))}
          </div>
        </details>
      )}
      <TermsForm chosen={chosen} isFull={isFull} change={part => setChosen({ ...chosen, ...part })} />
      <div class="buttons form-end">
        <button type="submit" class="button primary large" disabled={busy}>
          {isFull ? t.value.dealNow : t.value.setTable}
        </button>
      </div>
    </form>
  );
}

/** Some or all options of a game as its box has them. */
const usualOptions = ({ options }: Listing, keys?: readonly string[]): Record<string, OptionValue> =>
  Object.fromEntries(options.filter(({ key }) => keys?.includes(key) ?? true).map(option => [option.key, option.default]));

interface OptionProps {
  readonly option: Option;
  readonly words: AnyWords;
  readonly value: OptionValue;
  choose(value: OptionValue): void;
}

function OptionChoice({ option, words, value, choose }: OptionProps) {
  const { help } = words.value(option.key, value);
  return (
    <Choices
      legend={words.option(option.key)}
      name={`option-${option.key}`}
      options={option.values.map(one => ({ value: String(one), label: words.value(option.key, one).label }))}
      value={String(value)}
      choose={text => choose(option.values.find(one => String(one) === text) ?? option.default)}
      help={help}
    />
  );
}

function SeatChoice({ at, kind, choose }: { readonly at: number; readonly kind: Kind; choose(kind: Kind): void }) {
  const labels: Readonly<Record<Kind, string>> = { me: t.value.seatMe, open: t.value.seatOpen, bot: t.value.seatBot };
  return (
    <Choices
      legend={t.value.seatNumber(at + 1)}
      name={`seat-${at}`}
      inline
      options={KINDS.map(one => ({ value: one, label: labels[one] }))}
      value={kind}
      choose={value => choose(value as Kind)}
    />
  );
}
