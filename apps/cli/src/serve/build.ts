/** `npm run build`: builds the web client ahead, where whoever starts the server may not write into its folder. */
import { webClient } from './web-client.ts';

await webClient(line => console.log(line));
