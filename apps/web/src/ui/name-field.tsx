import { NAME_LENGTH } from '@tabard/protocol';
import { useId } from 'preact/hooks';
import { t } from '../i18n/index.ts';

export function NameField({ value, change }: { readonly value: string; change(name: string): void }) {
  const id = useId();
  return (
    <div class="field name-field">
      <label for={id}>{t.value.yourName}</label>
      <input
        id={id}
        type="text"
        autocomplete="nickname"
        maxLength={NAME_LENGTH}
        value={value}
        placeholder={t.value.guest}
        aria-describedby={`${id}-help`}
        onInput={event => change(event.currentTarget.value)}
      />
      <p class="help" id={`${id}-help`}>
        {t.value.yourNameHelp}
      </p>
    </div>
  );
}
