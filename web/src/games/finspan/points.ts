/** The categories of points, in the order of section 12. */
export const categories = ['printed', 'abilities', 'consumed', 'eggs', 'young', 'schools', 'goals'] as const;
