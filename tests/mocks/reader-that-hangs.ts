// Reads nothing and never ends.
for (;;);
