package tidetable.server.table;

/** What travels between the nodes of a cluster. */
public interface Wire {}
