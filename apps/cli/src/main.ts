import { cli } from './cli.ts';

leaveWithTheLauncher();
endQuietlyWithoutReader();
process.exitCode = await cli(process.argv.slice(2));

/** A launcher that was killed cannot pass anything on, so its program goes the same way. */
function leaveWithTheLauncher(): void {
  if (!process.connected) return;
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel?.unref();
}

/** `tabard … | head` is no failure. */
function endQuietlyWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}
