import type { Across, Attitude, Beast, Cadency, Coat, Device, Field, Group, Line, Place, Tincture } from '@tabard/heraldry';
import { lang } from '../i18n/index.ts';
import type { Heraldry } from '../ui/heraldry.ts';
import { placesFor, withBand, withEdge, withField, withGroup, withMark, withMore, withOrdinary, withoutGroup } from './edit.ts';
import { Pick } from './pick.tsx';
import { DESIGNER } from './words.ts';

interface Props {
  readonly art: Heraldry;
  readonly coat: Coat;
  change(coat: Coat): void;
}

/** Everything is called what its blazon calls it. */
const namer = (art: Heraldry) => (coat: Coat) => art.blazonCoat(coat, lang.value).replace(/[.。]$/, '');
const tincturesOf = (art: Heraldry) => (tincture: Tincture) => art.tinctureName(tincture, lang.value);

export function Controls({ art, coat, change }: Props) {
  const words = DESIGNER[lang.value];
  const name = namer(art);
  const tincture = tincturesOf(art);
  const { ordinary, groups = {} } = coat;
  const isFull = placesFor(coat).length === 0;
  return (
    <>
      <fieldset class="designer-part">
        <legend class="legend">{words.field}</legend>
        <Pick<Field>
          label={words.division}
          options={art.FIELDS}
          value={coat.division}
          none={words.undivided}
          nameOf={id => name({ division: id })}
          choose={division => change(withField(coat, { division, second: division && (coat.second ?? 'argent') }))}
        />
        <Pick<Tincture>
          label={coat.division ? words.first : words.tincture}
          options={art.TINCTURES}
          value={coat.first}
          nameOf={tincture}
          choose={first => change(withField(coat, { first }))}
        />
        {coat.division && (
          <Pick<Tincture>
            label={words.second}
            options={art.TINCTURES}
            value={coat.second}
            nameOf={tincture}
            choose={second => change(withField(coat, { second }))}
          />
        )}
      </fieldset>
      <fieldset class="designer-part">
        <legend class="legend">{words.ordinary}</legend>
        <Pick<Across>
          label={words.ordinary}
          options={art.ACROSS}
          value={ordinary?.ordinary}
          none={words.none}
          nameOf={id => name({ ordinary: { ordinary: id } })}
          choose={id => change(withBand(withOrdinary(coat, id), { tincture: ordinary?.tincture ?? 'argent' }))}
        />
        {ordinary && (
          <>
            <Pick<Line>
              label={words.line}
              options={art.LINES}
              value={ordinary.line}
              none={words.straight}
              nameOf={line => name({ ordinary: { ordinary: ordinary.ordinary, line } })}
              choose={line => change(withBand(coat, { line }))}
            />
            <Pick<Tincture>
              label={words.tincture}
              options={art.TINCTURES}
              value={ordinary.tincture}
              nameOf={tincture}
              choose={id => change(withBand(coat, { tincture: id }))}
            />
          </>
        )}
        {(['chief', 'bordure'] as const).map(which => (
          <Pick<Tincture>
            key={which}
            label={name({ [which]: {} })}
            options={art.TINCTURES}
            value={coat[which]?.tincture}
            none={words.none}
            nameOf={tincture}
            choose={id => change(withEdge(coat, which, id))}
          />
        ))}
      </fieldset>
      {(Object.entries(groups) as [Place, Group][]).map(([place, group]) => (
        <GroupPart key={place} art={art} coat={coat} place={place} group={group} change={change} />
      ))}
      <button type="button" class="button" disabled={isFull} onClick={() => change(withMore(coat))}>
        {words.add}
      </button>
      <fieldset class="designer-part">
        <legend class="legend">{words.mark}</legend>
        <Pick<Cadency>
          label={words.mark}
          options={art.CADENCIES}
          value={coat.mark}
          none={words.none}
          nameOf={mark => name({ mark })}
          choose={mark => change(withMark(coat, mark, coat.markTincture))}
        />
        {coat.mark && (
          <Pick<Tincture>
            label={words.tincture}
            options={art.TINCTURES}
            value={coat.markTincture}
            none={words.custom}
            nameOf={tincture}
            choose={id => change(withMark(coat, coat.mark, id))}
          />
        )}
      </fieldset>
    </>
  );
}

const NO_BEAST = { attitude: undefined, armed: undefined, langued: undefined };

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

function GroupPart({ art, coat, place, group, change }: Props & { readonly place: Place; readonly group: Group }) {
  const words = DESIGNER[lang.value];
  const name = namer(art);
  const put = (next: Partial<Group>, to: Place = place) => change(withGroup(coat, place, { ...group, ...next }, to));
  const { bearing } = group;
  return (
    <fieldset class="designer-part">
      <legend class="legend">{words.charges}</legend>
      <Pick<Place>
        label={words.place}
        options={placesFor(coat, place)}
        value={place}
        nameOf={id => words.places[id]}
        choose={to => put({}, to)}
      />
      <Pick<(typeof NUMBERS)[number]>
        label={words.number}
        options={NUMBERS}
        value={String(group.number) as (typeof NUMBERS)[number]}
        nameOf={number => number}
        choose={number =>
          put({ number: Number(number), order: Number(number) > 1 && typeof group.order === 'string' ? group.order : undefined })
        }
      />
      <Pick<Beast | Device>
        label={words.figure}
        options={[...art.BEASTS, ...art.DEVICES]}
        value={bearing}
        nameOf={id => name({ groups: { middle: { number: 1, bearing: id } } })}
        choose={id => id && put({ bearing: id, ...(art.isBeast(id) ? { attitude: group.attitude ?? 'rampant' } : NO_BEAST) })}
      />
      {art.isBeast(bearing) && (
        <Pick<Attitude>
          label={words.attitude}
          options={art.ATTITUDES}
          value={group.attitude ?? 'rampant'}
          nameOf={attitude => name({ groups: { middle: { number: 1, bearing, attitude } } })}
          choose={attitude => put({ attitude })}
        />
      )}
      <Pick<Tincture>
        label={words.tincture}
        options={art.TINCTURES}
        value={group.tincture}
        nameOf={tincturesOf(art)}
        choose={tincture => put({ tincture })}
      />
      {art.isBeast(bearing) &&
        (['armed', 'langued'] as const)
          .filter(part => part === 'armed' || art.hasTongue(bearing))
          .map(part => (
            <Pick<Tincture>
              key={part}
              label={words[part]}
              options={art.TINCTURES}
              value={group[part]}
              none={words.custom}
              nameOf={tincturesOf(art)}
              choose={tincture => put({ [part]: tincture })}
            />
          ))}
      <button type="button" class="button" onClick={() => change(withoutGroup(coat, place))}>
        {words.remove}
      </button>
    </fieldset>
  );
}
