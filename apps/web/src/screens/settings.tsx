import { t } from '../i18n/index.ts';
import { MyBots } from '../ui/my-bots.tsx';
import { MyData } from '../ui/my-data.tsx';
import { MyDevices } from '../ui/my-devices.tsx';
import { Page } from '../ui/page.tsx';
import { DeviceLinkMaker, SettingsForm } from '../ui/settings-form.tsx';

export default function SettingsScreen() {
  return (
    <Page title={t.value.settings} narrow>
      <h1 tabIndex={-1}>{t.value.settings}</h1>
      <SettingsForm />
      <DeviceLinkMaker />
      <MyDevices />
      <MyBots />
      <MyData />
    </Page>
  );
}
