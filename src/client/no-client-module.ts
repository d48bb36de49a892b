// Replaces a client module of the theme that this site doesn't need (see plugins/replaced-modules).
export {};
