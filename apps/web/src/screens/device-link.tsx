import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { become } from '../identity.ts';
import { ask } from '../net/api.ts';
import { complain } from '../notice.ts';
import { go } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Trouble } from './trouble.tsx';

/** Asks first: a messenger's preview opens links too, and this one works once. */
export default function DeviceLink({ code }: { readonly code: string }) {
  const [used, setUsed] = useState(false);
  const move = async () => {
    const answer = await ask('redeem', { body: { code } });
    if (!answer.ok) {
      if (answer.error.code === 'unknown-link') setUsed(true);
      else complain(answer.error);
      return;
    }
    await become(answer.value);
    go('/', { replace: true });
  };
  if (used) return <Trouble what="link-used" />;
  return (
    <Page title={t.value.beMe} narrow>
      <section class="trouble">
        <Icon name="key" />
        <h1 tabIndex={-1}>{t.value.beMe}</h1>
        <p>{t.value.beMeHelp}</p>
        <div class="buttons">
          <button type="button" class="button primary" onClick={() => void move()}>
            {t.value.beMeYes}
          </button>
          <a class="button" href="/">
            {t.value.cancel}
          </a>
        </div>
      </section>
    </Page>
  );
}
