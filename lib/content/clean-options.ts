/** How often the windows are cleaned. */
export const frequencies = ['fourWeeks', 'eightWeeks'] as const;

export type Frequency = (typeof frequencies)[number];

/** What a home may have that changes the price of a clean. */
export const features = ['extension', 'conservatory'] as const;

export type Feature = (typeof features)[number];
