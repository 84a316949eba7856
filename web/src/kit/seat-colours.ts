/** What tells seats apart beside their numbers, by seat: a light colour, to be darkened on a light ground. */
const colours = ['#ffb86b', '#7fd6d0', '#c9b2ff', '#a5d86e', '#ff9fb2', '#9fc7ff'];

export const seatColour = (seat: number): string => colours[seat % colours.length] ?? '';
