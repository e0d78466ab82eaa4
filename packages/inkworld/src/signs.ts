import type { Kind } from './legend.ts';

/** The sign of a kind of places, beside its colour: a tower, a tent, a leaf; on a square of 24. */
export const KIND_SIGNS: Readonly<Record<Kind, string>> = {
  red: 'M4 22V6h3.600v3.600h2.600V6h3.600v3.600h2.600V6H20v16h-5v-4.500a3 3 0 0 0-6 0V22z',
  blue: 'M12 2l1 2.600L22 21h-6.400L12 12.400L8.400 21H2L11 4.600z',
  green:
    'M20 3c2 10-3 16-11 15.500c-.9.600-2 1.900-3 3.500l-2.200-1.300c4.400-7.400 8.400-10.700 12.200-12.700c-5 1.300-8.700 4.200-11.800 8.200C1.200 9.200 9 3.500 20 3z',
};
